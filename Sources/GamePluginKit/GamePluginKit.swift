// A game imports this one module: the door's types, the values and seams, and the views come with
// it.
@_exported public import GamePluginABI
@_exported public import GameShellKit
@_exported public import GameShellUI
