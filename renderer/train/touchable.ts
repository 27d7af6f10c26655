/** What makes a drawn piece a button, for fingers and for keys; nothing while it is none. */
export function touchable(label: string, touch: (() => void) | null | undefined) {
  if (!touch) return {};
  return {
    role: 'button' as const,
    // SVG knows the attribute in small letters alone.
    tabindex: 0,
    'aria-label': label,
    onClick: touch,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') touch();
    },
  };
}
