// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIPrintInfo` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
  /// Stands in for `printInfo` of `UIPrintInfo`.
  public static func printInfo() -> UIPrintInfo { UIPrintInfo() }
  /// Stands in for `jobName` of `UIPrintInfo`.
  open var jobName: String = ""
  /// Stands in for `outputType` of `UIPrintInfo`.
  open var outputType: OutputType = .general
  /// Stands in for `OutputType` of `UIPrintInfo`.
  public enum OutputType: Int, Sendable {
    /// Stands in for `general` of `OutputType`.
    case general, photo, grayscale, photoGrayscale
  }
}
