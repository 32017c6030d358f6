// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `GKARC4RandomSource` of Frameworks, and does nothing.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
}
