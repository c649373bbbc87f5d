// Window sizes besides those of a laptop and a phone, and themes in which pages must look right.
export const OTHERS = [
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
];
export const THEMES = ['light', 'dark'];
export const sizeName = ({ width, height }) => `${width}x${height}`;
