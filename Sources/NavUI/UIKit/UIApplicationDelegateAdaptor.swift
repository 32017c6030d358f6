/// A property of an app that creates the app's delegate.
@available(iOS 14.0, *)
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate of a class.
  ///
  /// - Parameter delegateType: The class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = InheritedInit.create(delegateType)
  }
}

extension UIApplicationDelegateAdaptor: NodeProperty {
  package static func connect(
    _ pointer: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    site: PropertySite
  ) {
    guard slot == nil else { return }
    let delegate = pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    slot = delegate
    let application = site.node.graph.system.application
    application.delegate = delegate
    if delegate is any Observable {
      site.node.context.environment.set(delegate, for: ObjectIdentifier(DelegateType.self))
    }
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
  }
}
