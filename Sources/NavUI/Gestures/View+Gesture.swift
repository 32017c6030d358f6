extension View {
  /// Attaches a gesture to the view.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The mask of the enabled gestures: this one, or those inside the view.
  /// - Returns: The view, which a script taps by its label if the gesture responds to taps.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: mask.contains(.gesture) ? gesture : nil)
  }

  /// Attaches a gesture to the view if the gesture is enabled.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether the gesture is enabled.
  /// - Returns: The view.
  @available(iOS 18.0, *)
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    GestureView(content: self, gesture: isEnabled ? gesture : nil)
  }

  /// Attaches a gesture that has priority over those inside the view.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The mask of the enabled gestures: this one, or those inside the view.
  /// - Returns: The view.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: mask.contains(.gesture) ? gesture : nil)
  }

  /// Attaches a gesture that is recognised at the same time as those inside the view.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The mask of the enabled gestures: this one, or those inside the view.
  /// - Returns: The view.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: mask.contains(.gesture) ? gesture : nil)
  }

  /// Runs an action when a user makes a long press on the view.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the press.
  ///   - maximumDistance: The maximum distance of movement.
  ///   - action: The action.
  ///   - onPressingChanged: A closure called when the finger touches and leaves.
  /// - Returns: The view.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    GestureView(
      content: self,
      gesture: LongPressGesture(minimumDuration: minimumDuration).onEnded { _ in action() }
    )
  }

  /// Runs an action when a user makes a long press on the view.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the press.
  ///   - maximumDistance: The maximum distance of movement.
  ///   - pressing: A closure called when the finger touches and leaves.
  ///   - action: The action.
  /// - Returns: The view.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(minimumDuration: minimumDuration, perform: action)
  }

  /// Runs an action with the location of a tap on the view.
  ///
  /// - Parameters:
  ///   - count: The number of taps that it takes.
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - action: The action.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  public nonisolated func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count) { action(.zero) }
  }
}

private struct GestureView<Content: View, Attached: Gesture> {
  let content: Content
  let gesture: Attached?
}

extension GestureView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    GestureNode(view: view, context: context, parent: parent)
  }

  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let start = lowering.elements.count
    node.child.lower(into: &lowering)
    guard let gesture else { return }
    if Attached.awaits(.tap, in: gesture) { lowering.addTap(from: start, target: node) }
    if Attached.awaits(.hold, in: gesture) { lowering.addHold(from: start, target: node) }
  }
}

private final class GestureNode<Content: View, Attached: Gesture>: UnaryNode<
  GestureView<Content, Attached>
>
{
  override func perform(_ gesture: UserGesture) throws {
    guard gesture == .tap || gesture == .hold, let attached = view.gesture else {
      throw Refusal("This element can only be tapped or held.")
    }
    _ = Attached.play(attached, with: gesture == .tap ? .tap : .hold)
  }
}
