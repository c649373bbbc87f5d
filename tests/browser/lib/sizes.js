// Window sizes and themes in which pages must look right.
export const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];
export const THEMES = ['light', 'dark'];
export const sizeName = ({ width, height }) => `${width}x${height}`;
