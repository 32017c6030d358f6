/// A property wrapper that creates the app's delegate.
@available(iOS 14.0, *)
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  /// The delegate of the app.
  public let wrappedValue: DelegateType

  /// Creates the property with a delegate of the given class.
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
    connectScene(of: application, in: site.node.graph.system)
  }

  /// Creates the scene's delegate if the app's delegate specifies a class for it.
  private static func connectScene(of application: UIApplication, in system: SystemServices) {
    let scene = system.scene
    let options = UIScene.ConnectionOptions(shortcutItem: system.launchAction)
    let configuration = application.delegate?.application(
      application,
      configurationForConnecting: scene.session,
      options: options
    )
    guard let type = configuration?.delegateClass as? NSObject.Type else { return }
    guard let made = InheritedInit.create(type) as? any UISceneDelegate else { return }
    system.sceneDelegate = made
    scene.delegate = made
    made.scene(scene, willConnectTo: scene.session, options: options)
  }
}
