// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARSession` of Frameworks, and does nothing.
open class ARSession: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `ARSession`.
  public override init() {
    super.init()
  }
  /// Stands in for `delegate` of `ARSession`.
  public weak var delegate: (any ARSessionDelegate)? = nil
  /// Stands in for `currentFrame` of `ARSession`.
  open var currentFrame: ARFrame? { nil }
  /// Stands in for `run` of `ARSession`.
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {}
  /// Stands in for `pause` of `ARSession`.
  open func pause() {}
  /// Stands in for `add` of `ARSession`.
  open func add(anchor: ARAnchor) {}
  /// Stands in for `remove` of `ARSession`.
  open func remove(anchor: ARAnchor) {}
  /// Stands in for `RunOptions` of `ARSession`.
  public struct RunOptions: OptionSet, Sendable {
    /// Stands in for `rawValue` of `RunOptions`.
    public let rawValue: UInt
    /// Creates what stands in for a `RunOptions`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `resetTracking` of `RunOptions`.
    public static let resetTracking: RunOptions = RunOptions(rawValue: 1)
    /// Stands in for `removeExistingAnchors` of `RunOptions`.
    public static let removeExistingAnchors: RunOptions = RunOptions(rawValue: 2)
  }
}
