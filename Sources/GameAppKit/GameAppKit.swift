// A game that is linked statically, and a test, name `GameConfig` through the host runtime.
@_exported public import GameShellKit
