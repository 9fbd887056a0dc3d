// The large slides at the top of the home page.

import { type HeroSlide, isReadable, LARGE_TEXT_CONTRAST, TEXT_CONTRAST, WHITE } from '@tornister/domain/content';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useBehavior } from '../../../react/use-behavior.ts';
import { useIsHydrating } from '../../../react/use-is-hydrating.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Tinted } from '../../ui/tinted/tinted.tsx';
import { TeaserButton } from '../teaser-button.tsx';
import styles from './hero-slider.module.css';
import { useSlideStart } from './use-slide-start.ts';

const Line = ({ line, kind }: { readonly line: HeroSlide['headline']; readonly kind: 'pre' | 'head' | 'post' }) => {
  if (line === undefined) return null;
  const enough = kind === 'head' ? LARGE_TEXT_CONTRAST : TEXT_CONTRAST;
  const colors: Record<`--${string}`, string> = isReadable(line.color, WHITE, enough) ? { '--tint': line.color } : {};
  return (
    <Tinted className={styles[kind]} colors={colors}>
      {line.text}
    </Tinted>
  );
};

const Slide = ({ slide, isFirst }: { readonly slide: HeroSlide; readonly isFirst: boolean }) => (
  <>
    <Picture
      picture={{ ...slide.image, sources: slide.image.sources ?? [] }}
      loading={isFirst ? 'priority' : 'lazy'}
      sizes="(min-width: 1440px) 1440px, 100vw"
      className={styles.picture}
      {...(slide.headline === undefined ? {} : { alt: '' })}
    />
    <div className={styles.words} data-align={slide.alignment}>
      {/* A slide that is only a picture has no heading. */}
      {(slide.preHeadline ?? slide.headline ?? slide.postHeadline) && (
        <h2 className={styles.lines}>
          <Line line={slide.preHeadline} kind="pre" />
          <Line line={slide.headline} kind="head" />
          <Line line={slide.postHeadline} kind="post" />
        </h2>
      )}
      {slide.link !== undefined && (
        <p className={styles.action}>
          <TeaserButton
            link={slide.link}
            text={slide.button?.text ?? slide.name}
            scheme={slide.button?.scheme}
            otherwise="primary"
            size="large"
          />
        </p>
      )}
    </div>
  </>
);

/**
 * Large slides that advance by themselves every 6 s (spec 3 §4). The control that stops them is the first thing in the tab order;
 * pointing pauses, the focus in them or of the keyboard on a control stops for good, and so does the choice of a slide; slides that are not shown cannot be reached. On narrow screens and for those who asked for less
 * motion nothing moves by itself. Without scripts the slides lie side by side in a row that is scrolled.
 */
export const HeroSlider = ({ slides, label }: { readonly slides: readonly HeroSlide[]; readonly label: string }) => {
  const { t } = useTranslation();
  const rotate = usePageUseCase(browseUseCases.rotateSlides, slides.length);
  const { index, isRunning } = useBehavior(rotate.state$);
  useSlideStart(rotate);
  const isHydrating = useIsHydrating();
  const hasMany = slides.length > 1;
  // The press of a pointer gives the focus to the control, too, before it says what it wants: the button that stops would find them stopped.
  const stopForKeyboard = ({ target }: FocusEvent<HTMLElement>): void => {
    if (target.matches(':focus-visible')) rotate.focus();
  };
  return (
    <section
      className={styles.slider}
      aria-roledescription={t('vue.hero.role')}
      aria-label={label}
      onPointerEnter={() => rotate.hover(true)}
      onPointerLeave={() => rotate.hover(false)}
    >
      {hasMany && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus came to a control
        <div className={styles.controls} onFocus={stopForKeyboard}>
          <button
            type="button"
            className={styles.control}
            aria-label={t(isRunning ? 'vue.hero.stop' : 'vue.hero.start')}
            onClick={rotate.toggle}
          >
            {isRunning ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
          </button>
          <button
            type="button"
            className={styles.control}
            aria-label={t('vue.hero.back')}
            onClick={() => rotate.step(-1)}
          >
            <ChevronLeft aria-hidden size={20} />
          </button>
          <button type="button" className={styles.control} aria-label={t('vue.hero.on')} onClick={() => rotate.step(1)}>
            <ChevronRight aria-hidden size={20} />
          </button>
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus came into a slide */}
      <div className={styles.slides} aria-live={isRunning ? 'off' : 'polite'} onFocus={rotate.focus}>
        {slides.map((slide, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no group of fields, and a fieldset cannot be laid out as a grid
          <div
            key={slide.id}
            className={styles.slide}
            data-teaser={slide.id}
            role="group"
            aria-roledescription={t('vue.hero.slideRole')}
            aria-label={t('vue.hero.slide', { number: at + 1, total: slides.length })}
            data-shown={at === index ? '' : undefined}
            inert={!isHydrating && at !== index}
          >
            <Slide slide={slide} isFirst={at === 0} />
          </div>
        ))}
      </div>
      {hasMany && (
        <ul className={styles.tabs} onFocus={rotate.focus}>
          {slides.map((slide, at) => (
            <li key={slide.id}>
              <button
                type="button"
                className={styles.tab}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => rotate.show(at)}
              >
                {slide.tabText}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
