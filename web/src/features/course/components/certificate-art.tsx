import { paper } from '../../../theme/paper.ts';

/** Three toes and a pad: the track of a big cat, at a place and an angle. */
function Track({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M-9 6c0-7 4-10 9-10s9 3 9 10c0 5-4 6-9 6s-9-1-9-6z" />
      <ellipse cx="-11" cy="-6" rx="3.6" ry="5" transform="rotate(-22 -11 -6)" />
      <ellipse cx="-4" cy="-12" rx="3.6" ry="5.2" transform="rotate(-8 -4 -12)" />
      <ellipse cx="4" cy="-12" rx="3.6" ry="5.2" transform="rotate(8 4 -12)" />
      <ellipse cx="11" cy="-6" rx="3.6" ry="5" transform="rotate(22 11 -6)" />
    </g>
  );
}

const steps = [
  [60, 470, 62],
  [112, 432, 66],
  [172, 446, 70],
  [232, 412, 74],
  [296, 430, 78],
  [360, 402, 84],
] as const;

/** The picture of the certificate: a sun behind an acacia, a giraffe, and tracks that lead there. Colours of paper. */
export function CertificateArt() {
  return (
    <svg
      viewBox="0 0 800 560"
      width="100%"
      height="100%"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="800" height="560" fill={paper.sheet} />
      <rect x="16" y="16" width="768" height="528" rx="18" fill="none" stroke={paper.line} strokeWidth="3" />
      <rect
        x="26"
        y="26"
        width="748"
        height="508"
        rx="12"
        fill="none"
        stroke={paper.faintLine}
        strokeWidth="1.5"
      />
      <circle cx="650" cy="410" r="78" fill={paper.sun} />
      <path d="M28 470c120-26 250-30 380-16s250 10 364-14v92H28z" fill={paper.faintLine} opacity="0.55" />
      <g fill={paper.silhouette}>
        <path d="M676 470c3-34 2-58-4-84l9-2c5 26 7 50 6 86z" />
        <path d="M594 392c20-26 56-40 90-40 36 0 70 14 88 38-30-9-58-11-88-10-32 0-62 2-90 12z" />
        <path d="M676 388l-34-22 5-5 32 20zM682 388l36-24 4 5-37 25z" />
        {/* As small as a young giraffe, so that its head stays clear of the date. */}
        <path
          transform="translate(171.6 143.4) scale(0.7)"
          d="M566 472l3-50c-6-8-9-14-8-24l14-2c4-24 8-54 12-78l-8-5 3-5 9 2 3-8 3 8 12 6-2 6-11 0c-1 26-3 56-2 82 6 10 8 22 6 36l3 32h-6l-5-32-13-1-4 33z"
        />
      </g>
      <g fill={paper.line} opacity="0.45">
        {steps.map(([x, y, turn]) => (
          <Track key={x} x={x} y={y} turn={turn} />
        ))}
      </g>
    </svg>
  );
}
