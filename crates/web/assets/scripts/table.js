// The table page. The server sends finished pictures for one observer; these modules fetch them when something has
// happened, send choices, and make both comfortable. They know no rules. Without them every form and link still
// works. Modules do nothing until they are started here.
import { byId } from './browser.js';
import { startClocks } from './clocks.js';
import { startControls } from './controls.js';
import { startNews } from './news.js';
import { startPlayback } from './playback.js';
import { startReplay } from './replay.js';
import { startSending } from './send.js';
import { startColumns, startSettings } from './settings.js';
import { startSight } from './sight.js';
import { startTips } from './tips.js';

// Explanations see clicks before the table does.
startTips();
startSettings();
startColumns();
startPlayback();
startReplay();
startSending();
startControls();
startClocks();
startSight();
byId('curtain-open')?.focus();
startNews();
