/// The signal that the user feels or hears after an event.
@available(iOS 17.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// Feedback after a success.
  public static let success = SensoryFeedback(name: "success")

  /// Feedback for a warning.
  public static let warning = SensoryFeedback(name: "warning")

  /// Feedback after an error.
  public static let error = SensoryFeedback(name: "error")

  /// Feedback when a selection changes.
  public static let selection = SensoryFeedback(name: "selection")

  /// Feedback when a value increases.
  public static let increase = SensoryFeedback(name: "increase")

  /// Feedback when a value decreases.
  public static let decrease = SensoryFeedback(name: "decrease")

  /// Feedback when an activity starts.
  public static let start = SensoryFeedback(name: "start")

  /// Feedback when an activity stops.
  public static let stop = SensoryFeedback(name: "stop")

  /// Feedback when dragged content is aligned.
  public static let alignment = SensoryFeedback(name: "alignment")

  /// Feedback when pressure changes to another level.
  public static let levelChange = SensoryFeedback(name: "levelChange")

  /// Feedback when views collide.
  public static let impact = SensoryFeedback(name: "impact")

  /// Feedback when a drawn path is complete.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// Returns the feedback of a collision, by the weight of the objects.
  public static func impact(
    weight: SensoryFeedback.Weight = .medium,
    intensity: Double = 1.0
  ) -> SensoryFeedback {
    .impact
  }

  /// Returns the feedback of a collision, by the flexibility of the objects.
  public static func impact(
    flexibility: SensoryFeedback.Flexibility,
    intensity: Double = 1.0
  ) -> SensoryFeedback {
    .impact
  }

  /// The weight of colliding objects.
  public struct Weight: Equatable, Sendable {
    private let name: String

    /// The light weight.
    public static let light = Weight(name: "light")

    /// The medium weight.
    public static let medium = Weight(name: "medium")

    /// The heavy weight.
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of colliding objects.
  public struct Flexibility: Equatable, Sendable {
    private let name: String

    /// Rigid objects.
    public static let rigid = Flexibility(name: "rigid")

    /// Solid objects.
    public static let solid = Flexibility(name: "solid")

    /// Soft objects.
    public static let soft = Flexibility(name: "soft")
  }
}
