/** The address of a page of documentation in the frame of Storybook, by its title ("kit/actions/Button"). */
export const pageHref = (title: string): string => `./?path=/docs/${idOf(title)}--docs`;

/** The address of a story by the title of its page and the id of its state ("as-the-toolbar-says"). */
export const storyHref = (title: string, state: string): string => `./?path=/story/${idOf(title)}--${state}`;

const idOf = (title: string) => title.toLowerCase().replaceAll("/", "-");
