// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension VNHumanHandPoseObservation {
  /// Stands in for `chirality` of `VNHumanHandPoseObservation`.
  public var chirality: VNChirality { .unknown }
}
