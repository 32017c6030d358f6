// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ImageAnalysisInteraction` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class ImageAnalysisInteraction: NSObject, UIInteraction {
  /// Creates what stands in for a `ImageAnalysisInteraction`.
  public override init() {
    super.init()
  }
  /// Stands in for `UIView?` of `ImageAnalysisInteraction`.
  public weak var view: UIView? = nil
  /// Stands in for `willMove` of `ImageAnalysisInteraction`.
  open func willMove(to view: UIView?) {}
  /// Stands in for `didMove` of `ImageAnalysisInteraction`.
  open func didMove(to view: UIView?) { self.view = view }
  /// Stands in for `analysis` of `ImageAnalysisInteraction`.
  open var analysis: ImageAnalysis? = nil
  /// Stands in for `preferredInteractionTypes` of `ImageAnalysisInteraction`.
  open var preferredInteractionTypes: InteractionTypes = []
  /// Stands in for `activeInteractionTypes` of `ImageAnalysisInteraction`.
  open var activeInteractionTypes: InteractionTypes { preferredInteractionTypes }
  /// Stands in for `isSupplementaryInterfaceHidden` of `ImageAnalysisInteraction`.
  open var isSupplementaryInterfaceHidden: Bool = false
  /// Stands in for `allowLongPressForDataDetectorsInTextMode` of `ImageAnalysisInteraction`.
  open var allowLongPressForDataDetectorsInTextMode: Bool = true
  /// Stands in for `selectedText` of `ImageAnalysisInteraction`.
  open var selectedText: String { "" }
  /// Stands in for `hasActiveTextSelection` of `ImageAnalysisInteraction`.
  open var hasActiveTextSelection: Bool { false }
  /// Stands in for `resetTextSelection` of `ImageAnalysisInteraction`.
  open func resetTextSelection() {}
  /// Stands in for `InteractionTypes` of `ImageAnalysisInteraction`.
  public struct InteractionTypes: OptionSet, Sendable {
    /// Stands in for `rawValue` of `InteractionTypes`.
    public let rawValue: UInt
    /// Creates what stands in for a `InteractionTypes`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `automatic` of `InteractionTypes`.
    public static let automatic: InteractionTypes = InteractionTypes(rawValue: 1)
    /// Stands in for `textSelection` of `InteractionTypes`.
    public static let textSelection: InteractionTypes = InteractionTypes(rawValue: 2)
    /// Stands in for `dataDetectors` of `InteractionTypes`.
    public static let dataDetectors: InteractionTypes = InteractionTypes(rawValue: 4)
    /// Stands in for `imageSubject` of `InteractionTypes`.
    public static let imageSubject: InteractionTypes = InteractionTypes(rawValue: 8)
    /// Stands in for `visualLookUp` of `InteractionTypes`.
    public static let visualLookUp: InteractionTypes = InteractionTypes(rawValue: 16)
    /// Stands in for `automaticTextOnly` of `InteractionTypes`.
    public static let automaticTextOnly: InteractionTypes = InteractionTypes(rawValue: 32)
  }
}
