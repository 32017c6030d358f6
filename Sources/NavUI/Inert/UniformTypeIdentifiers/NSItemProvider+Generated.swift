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
  /// Creates what stands in for a `NSItemProvider`.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
  }
  /// Stands in for `suggestedName` of `NSItemProvider`.
  open var suggestedName: String? = nil
  /// Stands in for `canLoadObject` of `NSItemProvider`.
  open func canLoadObject<T>(ofClass type: T.Type) -> Bool { false }
  /// Stands in for `hasRepresentationConforming` of `NSItemProvider`.
  open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool { false }
  /// Stands in for `registeredTypeIdentifiers` of `NSItemProvider`.
  open func registeredTypeIdentifiers(fileOptions: Int) -> [String] { [] }
  /// Stands in for `loadObject` of `NSItemProvider`.
  @discardableResult
  open func loadObject<T>(
    ofClass type: T.Type,
    completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 1)
  }
  /// Stands in for `loadDataRepresentation` of `NSItemProvider`.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 1)
  }
  /// Stands in for `loadDataRepresentation` of `NSItemProvider`.
  @discardableResult
  open func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 1)
  }
  /// Stands in for `loadFileRepresentation` of `NSItemProvider`.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 1)
  }
  /// Stands in for `loadTransferable` of `NSItemProvider`.
  @discardableResult
  open func loadTransferable<T>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress where T: Transferable, T: Sendable {
    completionHandler(.failure(CocoaError(.fileNoSuchFile)))
    return Progress(totalUnitCount: 1)
  }
  /// Stands in for `loadItem` of `NSItemProvider`.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
  /// Stands in for `loadItem` of `NSItemProvider`.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding { throw CocoaError(.fileNoSuchFile) }
  /// Stands in for `registerObject` of `NSItemProvider`.
  open func registerObject(_ object: Any, visibility: NSItemProviderRepresentationVisibility) {}
  /// Stands in for `registerDataRepresentation` of `NSItemProvider`.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {}
  /// Stands in for `registerFileRepresentation` of `NSItemProvider`.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {}
}
