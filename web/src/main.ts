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
const theme = new URLSearchParams(location.hash.split('?')[1] ?? '').get('theme');
if (theme) document.documentElement.dataset.theme = theme;
await setLanguage(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
