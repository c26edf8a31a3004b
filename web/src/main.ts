import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, setLanguage } from './common/i18n.svelte';
import { applyTheme } from './common/prefs.svelte';
import { startRouter } from './common/router.svelte';
import './styles/tokens.css';
import './styles/ui.css';
import './styles/table.css';

startRouter();
applyTheme();
// whoever opens a table waits for its screen: it is fetched beside the words, not after them
if (location.hash.startsWith('#/table/')) void import('./screens/TableScreen.svelte');
const theme = new URLSearchParams(location.hash.split('?')[1] ?? '').get('theme');
if (theme) document.documentElement.dataset.theme = theme;
await setLanguage(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
