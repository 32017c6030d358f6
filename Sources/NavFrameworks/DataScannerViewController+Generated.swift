// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `DataScannerViewController` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class DataScannerViewController: UIViewController {
  /// Stands in for `isSupported` of `DataScannerViewController`.
  public static var isSupported: Bool { false }
  /// Stands in for `isAvailable` of `DataScannerViewController`.
  public static var isAvailable: Bool { false }
  /// Stands in for `delegate` of `DataScannerViewController`.
  public weak var delegate: (any DataScannerViewControllerDelegate)? = nil
  /// Creates what stands in for a `DataScannerViewController`.
  public convenience init(
    recognizedDataTypes: Set<RecognizedDataType>,
    qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false,
    isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true,
    isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Stands in for `isScanning` of `DataScannerViewController`.
  open var isScanning: Bool { false }
  /// Stands in for `startScanning` of `DataScannerViewController`.
  open func startScanning() throws {}
  /// Stands in for `stopScanning` of `DataScannerViewController`.
  open func stopScanning() {}
  /// Stands in for `QualityLevel` of `DataScannerViewController`.
  public enum QualityLevel: Sendable {
    /// Stands in for `balanced` of `QualityLevel`.
    case balanced, fast, accurate
  }
  /// Stands in for `RecognizedDataType` of `DataScannerViewController`.
  public struct RecognizedDataType: Hashable, Sendable {
    /// Stands in for `name` of `RecognizedDataType`.
    public let name: String
    /// Stands in for `text` of `RecognizedDataType`.
    public static func text(languages: [String] = []) -> RecognizedDataType {
      RecognizedDataType(name: "text")
    }
    /// Stands in for `barcode` of `RecognizedDataType`.
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
      RecognizedDataType(name: "barcode")
    }
    /// Stands in for `text` of `RecognizedDataType`.
    public static func text(
      languages: [String] = [],
      textContentType: TextContentType?
    ) -> RecognizedDataType { RecognizedDataType(name: "text") }
  }
  /// Stands in for `TextContentType` of `DataScannerViewController`.
  public enum TextContentType: Sendable {
    /// Stands in for `dateTimeDuration` of `TextContentType`.
    case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber,
      telephoneNumber, URL, currency
  }
}
