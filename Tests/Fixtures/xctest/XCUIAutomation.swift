// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@MainActor
public protocol XCUIElementAttributes {
  var identifier: String { get }
  var frame: CGRect { get }
  var value: Any? { get }
  var title: String { get }
  var label: String { get }
  var elementType: XCUIElement.ElementType { get }
  var isEnabled: Bool { get }
  var placeholderValue: String? { get }
  var isSelected: Bool { get }
}

@MainActor
public protocol XCUIElementTypeQueryProvider {}

extension XCUIElementTypeQueryProvider {
  public var firstMatch: XCUIElement { fatalError() }
  public var alerts: XCUIElementQuery { fatalError() }
  public var buttons: XCUIElementQuery { fatalError() }
  public var cells: XCUIElementQuery { fatalError() }
  public var navigationBars: XCUIElementQuery { fatalError() }
  public var otherElements: XCUIElementQuery { fatalError() }
  public var pickerWheels: XCUIElementQuery { fatalError() }
  public var popovers: XCUIElementQuery { fatalError() }
  public var searchFields: XCUIElementQuery { fatalError() }
  public var segmentedControls: XCUIElementQuery { fatalError() }
  public var sheets: XCUIElementQuery { fatalError() }
  public var staticTexts: XCUIElementQuery { fatalError() }
  public var steppers: XCUIElementQuery { fatalError() }
  public var switches: XCUIElementQuery { fatalError() }
  public var tabBars: XCUIElementQuery { fatalError() }
  public var textFields: XCUIElementQuery { fatalError() }
}

@MainActor
open class XCUIElement: XCUIElementAttributes, XCUIElementTypeQueryProvider {
  public nonisolated init() {}
  open var exists: Bool { false }
  open var isHittable: Bool { false }
  open var debugDescription: String { "" }
  open func waitForExistence(timeout: TimeInterval) -> Bool { false }
  open func descendants(matching type: ElementType) -> XCUIElementQuery { fatalError() }
  open func children(matching type: ElementType) -> XCUIElementQuery { fatalError() }
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    fatalError()
  }

  public var identifier: String { "" }
  public var frame: CGRect { .zero }
  public var value: Any? { nil }
  public var title: String { "" }
  public var label: String { "" }
  public var elementType: ElementType { .any }
  public var isEnabled: Bool { false }
  public var placeholderValue: String? { nil }
  public var isSelected: Bool { false }

  open func typeText(_ text: String) {}
  open func tap() {}
  open func doubleTap() {}
  open func press(forDuration duration: TimeInterval) {}
  open func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {}
  open func swipeUp() {}
  open func swipeDown() {}
  open func swipeLeft() {}
  open func swipeRight() {}
  open func swipeUp(velocity: XCUIGestureVelocity) {}
  open func swipeDown(velocity: XCUIGestureVelocity) {}
  open func adjust(toPickerWheelValue pickerWheelValue: String) {}

  public enum ElementType: UInt, Sendable {
    case any = 0
    case other = 1
    case application = 2
    case window = 4
    case sheet = 5
    case alert = 7
    case dialog = 8
    case button = 9
    case popover = 18
    case navigationBar = 21
    case tabBar = 22
    case slider = 33
    case segmentedControl = 36
    case picker = 37
    case pickerWheel = 38
    case `switch` = 40
    case toggle = 41
    case link = 42
    case image = 43
    case searchField = 45
    case staticText = 48
    case textField = 49
    case secureTextField = 50
    case textView = 52
    case menuItem = 56
    case cell = 75
    case stepper = 72
  }
}

public struct XCUIGestureVelocity: Sendable {
  public static let `default` = XCUIGestureVelocity()
  public static let slow = XCUIGestureVelocity()
  public static let fast = XCUIGestureVelocity()
}

public struct XCUIKeyboardKey: Sendable {
  public let rawValue: String
  public static let delete = XCUIKeyboardKey(rawValue: "")
  public static let `return` = XCUIKeyboardKey(rawValue: "")
}

@MainActor
open class XCUIElementQuery: XCUIElementTypeQueryProvider {
  open var count: Int { 0 }
  open var element: XCUIElement { fatalError() }
  open var allElementsBoundByIndex: [XCUIElement] { [] }
  open func element(boundBy index: Int) -> XCUIElement { fatalError() }
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { self }
  open func matching(identifier: String) -> XCUIElementQuery { self }
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery { self }
  open func containing(
    _ elementType: XCUIElement.ElementType,
    identifier: String?
  ) -> XCUIElementQuery { self }
  open subscript(key: String) -> XCUIElement { fatalError() }
}

@MainActor
open class XCUICoordinate {
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate { self }
  open func tap() {}
  open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {}
}

@MainActor
open class XCUIApplication: XCUIElement {
  public nonisolated override init() { super.init() }
  public nonisolated init(bundleIdentifier: String) { super.init() }
  open var launchArguments: [String] {
    get { [] }
    set {}
  }
  open var launchEnvironment: [String: String] {
    get { [:] }
    set {}
  }
  open func launch() {}
  open func activate() {}
  open func terminate() {}
  open func open(_ url: URL) {}
  open var state: State { .unknown }

  public enum State: UInt, Sendable {
    case unknown = 0
    case notRunning = 1
    case runningBackgroundSuspended = 2
    case runningBackground = 3
    case runningForeground = 4
  }
}

@MainActor
open class XCUISystem {
  open func open(_ url: URL) {}
}

@MainActor
open class XCUIDevice {
  open class var shared: XCUIDevice { fatalError() }
  open var system: XCUISystem { fatalError() }
  open func press(_ button: Button) {}

  public enum Button: Int, Sendable {
    case home = 1
  }
}
