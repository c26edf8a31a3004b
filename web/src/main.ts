import { mount } from 'svelte';
import App from './App.svelte';
import { matchEarly } from './common/api';
import { preferredLanguage, setLanguage } from './common/i18n.svelte';
import { applyTheme } from './common/prefs.svelte';
import { route, startRouter } from './common/router.svelte';
import './styles/tokens.css';
import './styles/ui.css';
import './styles/table.css';

startRouter();
applyTheme();
// whoever opens a table waits for its screen and its match: they are fetched beside the words, not after them
const [page, id] = route.now.path;
if (page === 'table' && id) {
  void import('./screens/TableScreen.svelte');
  if (!route.now.query.has('key')) matchEarly(id); // the key of a link is spent first: then the seat is seen
}
const theme = new URLSearchParams(location.hash.split('?')[1] ?? '').get('theme');
if (theme) document.documentElement.dataset.theme = theme;
await setLanguage(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
