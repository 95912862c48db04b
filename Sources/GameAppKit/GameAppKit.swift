// The command shows reports, and speaks of keys and licences, through the host runtime, the only
// importer of seams.
@_exported public import FaultReports
// A game that is linked statically, and a test, name `GameConfig` through the host runtime.
@_exported public import GameShellKit
@_exported public import OfflineLicences
@_exported public import PluginTrust
