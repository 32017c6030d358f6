// Made by Scripts/generate from Scripts/surface/Input.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A gesture recognizer of UIKit in a view, which no touch reaches.
@available(iOS 18.0, *)
@MainActor
@preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer

  /// The type of the object that helps the recognizer.
  associatedtype Coordinator = Void

  /// The facts about the recognizer.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>

  /// The positions of touches.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Creates the recognizer.
  ///
  /// - Parameter context: The facts about the recognizer.
  /// - Returns: The recognizer.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType

  /// Updates the recognizer.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - context: The facts about the recognizer.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)

  /// Reacts to a gesture.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - context: The facts about the recognizer.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)

  /// Creates the object that helps the recognizer.
  ///
  /// - Parameter converter: The positions of touches.
  /// - Returns: The object.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

@available(iOS 18.0, *)
extension UIGestureRecognizerRepresentable {
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - context: The facts about the recognizer.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer.
  ///   - context: The facts about the recognizer.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType,
    context: Context
  ) {}
}

@available(iOS 18.0, *)
extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Creates no object.
  ///
  /// - Parameter converter: The positions of touches.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}
