// Made by Scripts/generate from Scripts/stand-ins/UniformTypeIdentifiers.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSItemProvider` of UniformTypeIdentifiers, and does nothing.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `NSItemProvider`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `NSItemProvider`.
  public init(object: Any) {
  }
  /// Creates what stands in for a `NSItemProvider`.
  public init?(contentsOf url: URL) {
  }
  /// Stands in for `registeredTypeIdentifiers` of `NSItemProvider`.
  open var registeredTypeIdentifiers: [String] { [] }
  /// Stands in for `hasItemConformingToTypeIdentifier` of `NSItemProvider`.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  /// Stands in for `canLoadObject` of `NSItemProvider`.
  open func canLoadObject<T>(ofClass type: T.Type) -> Bool { false }
  /// Stands in for `loadObject` of `NSItemProvider`.
  @discardableResult
  open func loadObject<T>(
    ofClass type: T.Type,
    completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    {
      completionHandler(nil, nil)
      return Progress(totalUnitCount: 1)
    }()
  }
  /// Stands in for `loadDataRepresentation` of `NSItemProvider`.
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, nil) }
}
