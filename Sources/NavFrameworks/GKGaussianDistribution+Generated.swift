// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `GKGaussianDistribution` of Frameworks, and does nothing.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
}
