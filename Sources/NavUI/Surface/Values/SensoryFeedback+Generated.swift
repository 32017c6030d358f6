// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The signal that the user feels or hears after an event.
@available(iOS 17.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// The feedback "success".
  public static let success = SensoryFeedback(name: "success")

  /// The feedback "warning".
  public static let warning = SensoryFeedback(name: "warning")

  /// The feedback "error".
  public static let error = SensoryFeedback(name: "error")

  /// The feedback "selection".
  public static let selection = SensoryFeedback(name: "selection")

  /// The feedback "increase".
  public static let increase = SensoryFeedback(name: "increase")

  /// The feedback "decrease".
  public static let decrease = SensoryFeedback(name: "decrease")

  /// The feedback "start".
  public static let start = SensoryFeedback(name: "start")

  /// The feedback "stop".
  public static let stop = SensoryFeedback(name: "stop")

  /// The feedback "alignment".
  public static let alignment = SensoryFeedback(name: "alignment")

  /// The feedback "level change".
  public static let levelChange = SensoryFeedback(name: "levelChange")

  /// The feedback "impact".
  public static let impact = SensoryFeedback(name: "impact")

  /// The feedback "path complete".
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// Returns the feedback of a collision, by the weight of the objects.
  public static func impact(
    weight: SensoryFeedback.Weight = .medium,
    intensity: Double = 1.0
  ) -> SensoryFeedback { .impact }

  /// Returns the feedback of a collision, by the flexibility of the objects.
  public static func impact(
    flexibility: SensoryFeedback.Flexibility,
    intensity: Double = 1.0
  ) -> SensoryFeedback { .impact }

  /// The weight of things that meet.
  public struct Weight: Equatable, Sendable {
    private let name: String

    /// The weight "light".
    public static let light = Weight(name: "light")

    /// The weight "medium".
    public static let medium = Weight(name: "medium")

    /// The weight "heavy".
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of colliding objects.
  public struct Flexibility: Equatable, Sendable {
    private let name: String

    /// The quality "rigid".
    public static let rigid = Flexibility(name: "rigid")

    /// The quality "solid".
    public static let solid = Flexibility(name: "solid")

    /// The quality "soft".
    public static let soft = Flexibility(name: "soft")
  }
}
