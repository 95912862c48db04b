// Frames as SVG.
