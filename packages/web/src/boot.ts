// The only script that a page names: it fetches the shop's code, and decides when. It opens the consent banner where it has to be asked, and remembers
// presses that only the code can answer, and that a field was changed.
//
// The rule of boot: code never takes part in the first painting. It is fetched 350 ms after the frame that follows `load`, when the eager
// pictures are there, or at once when a pointer moves or presses, at the first key or focus; a hidden tab does not wait. So everything on a
// page has to work until then without scripts: links and forms are the browser's own. Nothing is imported here, so that the file stays
// small (ADR 0012).

/** Events that show that somebody is about to use the page. */
const FIRST_INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/**
 * Whether a mouse only rests where the page was laid out: browsers tell of a move then too, one that goes nowhere. It would fetch the code before
 * the first painting.
 */
const isAtRest = (event: Event): boolean => {
  const { movementX, movementY } = event as PointerEvent;
  return event.type === 'pointermove' && movementX === 0 && movementY === 0;
};

/** So long the browser is busy decoding and painting the pictures of the first screens; code would compete with them. */
const PICTURES_DECODED_AFTER_MS = 350;

/** The files of this page as the shop host wrote them; the last one opens the shop. */
const files = document.querySelector<HTMLElement>('script[data-files]')?.dataset.files?.split(' ') ?? [];

// Who never decided is asked with the first painting, not when the page comes alive under the finger. It is the plain case of the domain's
// `asksForConsent`, which has the last word then; until then the banner is a form like any other.
const banner = document.querySelector<HTMLElement>('[data-asks]');
const isOptedOut = (navigator as { readonly globalPrivacyControl?: unknown }).globalPrivacyControl === true;
if (banner !== null) banner.hidden = isOptedOut || /(^|; )consent=/.test(document.cookie);

/** The libraries come first in the list, so that their code and the shop's run in tasks of their own, with room for a tap between them. */
const run = (): void => {
  const file = files.shift();
  if (file === undefined) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = `/${file}`;
  script.onload = run;
  document.head.append(script);
  // Being in the page once is enough to run, and what React hydrates is just what the shop host rendered.
  script.remove();
};

const fetchShop = (): void => {
  for (const type of FIRST_INTERACTIONS) removeEventListener(type, hurry);
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
    link.remove();
  }
  run();
};

const hurry = (event: Event): void => {
  if (!isAtRest(event)) fetchShop();
};

/** A hidden tab draws no frames, so it does not wait for one. */
const afterNextFrame = (): void => {
  if (document.visibilityState === 'hidden') fetchShop();
  else requestAnimationFrame(() => setTimeout(fetchShop, PICTURES_DECODED_AFTER_MS));
};

/** Buttons that only scripts answer, pressed before those were there, in their order; behind them the one that sends their form. */
let presses: readonly (HTMLElement & { readonly form?: unknown })[] = [];

// A form waits with the buttons in it: a quantity that was counted up is not in its field yet. Pressed once more it is sent as it is, for the code may
// never come.
addEventListener('submit', (event) => {
  const { submitter, target } = event;
  if (submitter && !presses.includes(submitter) && presses.some(({ form }) => form === target)) {
    presses = [...presses, submitter];
    event.preventDefault();
  } else presses = [];
  // A press on a form both sends it and fetches the code, which comes alive while the answer is under way: it has to know (`routing/sent-forms.ts`).
  if (!event.defaultPrevented) performance.mark('form-sent');
});

/**
 * Who presses a switch again because nothing has happened wants it once; who presses elsewhere wants nothing to open any more. A button with a
 * command opens its dialog by itself in browsers that know commands.
 */
const rememberPress = ({ target }: Event): void => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null;
  const isAnswered = button?.hasAttribute('commandfor') && 'command' in HTMLButtonElement.prototype;
  presses = presses.filter(
    (press) => !press.hasAttribute('aria-expanded') && !(press === button && press.hasAttribute('aria-pressed')),
  );
  if (button !== null && !isAnswered) presses = [...presses, button];
};

// From then on React hears every press by itself (`entry.client.tsx` tells of it), these too. It draws what comes of a press in a microtask, before the
// next of them is given; nothing that is pressed meanwhile comes in between.
const givePresses = async (): Promise<void> => {
  removeEventListener('click', rememberPress);
  const remembered = presses;
  presses = [];
  for (const button of remembered) {
    button.click();
    await undefined;
  }
};

addEventListener('click', rememberPress);
addEventListener('shop-hears', givePresses, { once: true });

// What is changed in a field before React hears of changes is told to it when the page comes alive (`routing/tell-changes.ts`).
addEventListener('input', () => performance.mark('typed'), { once: true });

for (const type of FIRST_INTERACTIONS) addEventListener(type, hurry, { passive: true });
if (document.readyState === 'complete') afterNextFrame();
else addEventListener('load', afterNextFrame, { once: true });
