import type {ReactNode} from 'react';

const paths = {
  search: 'M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm4.5-1.5L18 18',
  page: 'M5 2.5h7L16 6.500V17.500H5Zm7 0V6.500H16M7.5 10h6m-6 3.500h4',
  heading: 'M7.5 3 6 17M14 3l-1.5 14M3.5 7.500h14M2.5 12.500h14',
  member: 'M7 4 2.5 10 7 16m6-12 4.5 6L13 16',
  recent: 'M10 17.500a7.5 7.5 0 1 0-7.3-5.600M2.5 15v-3.500H6M10 6v4.300l3 1.7',
  star: 'm10 2.7 2.3 4.7 5.2.7-3.8 3.6.9 5.100L10 14.400l-4.6 2.4.9-5.100L2.5 8.100l5.2-.7Z',
  remove: 'M5 5l10 10M15 5 5 15',
  enter: 'M16 4v6H4.500M8 6.5 4.5 10 8 13.5',
  offline:
    'M3 3l14 14M5.5 9A8 8 0 0 1 8 7.500M2.5 6.500a12 12 0 0 1 3-2M17.5 6.500a12 12 0 0 0-8-3M14.5 9a8 8 0 0 0-2-1.200M8 12.500a3.5 3.5 0 0 1 4 0M10 15.500h.01',
  nothing: 'M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm4.5-1.500L18 18M7 7l4 4m0-4-4 4',
} as const;

/** Renders an icon of 20 by 20 pixels in the color of the text. Screen readers skip it, so add a text label. */
export default function Icon({name, className}: {name: keyof typeof paths; className?: string}): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
