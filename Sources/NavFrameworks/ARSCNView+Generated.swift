// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARSCNView` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class ARSCNView: SCNView {
  /// Stands in for `session` of `ARSCNView`.
  open var session: ARSession = ARSession()
  /// Stands in for `automaticallyUpdatesLighting` of `ARSCNView`.
  open var automaticallyUpdatesLighting: Bool = true
}
