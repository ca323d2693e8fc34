/** The page begins here. */
import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { upgrade } from './lib/upgrade.svelte';

router.listen();
upgrade.listen();
await settings.begin();
mount(App, { target: document.getElementById('page')! });
