/// A view that is made anew at certain times; in the lab it is made for its first time.
@available(iOS 15.0, *)
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineView<Schedule, Content>.Context) -> Content

  /// What a view knows about the time that it is made for.
  public struct Context {
    /// How often the view is made.
    public enum Cadence: Comparable, Sendable {
      /// As often as can be.
      case live

      /// Every second.
      case seconds

      /// Every minute.
      case minutes
    }

    /// The time.
    public let date: Date

    /// How often the view is made.
    public let cadence: Cadence
  }
}

@available(iOS 15.0, *)
extension TimelineView where Content: View {
  /// Creates the view.
  ///
  /// - Parameters:
  ///   - schedule: The times.
  ///   - content: Makes the view.
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { context in
      content(TimelineViewDefaultContext(date: context.date, cadence: .live))
    }
  }
}

/// What a view knows about the time that it is made for, whatever its times.
@available(iOS 15.0, *)
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

@available(iOS 15.0, *)
extension TimelineView: View where Content: View {
  /// The view for the first time of its schedule.
  public var body: some View {
    let now = Date()
    let first = schedule.entries(from: now, mode: .normal).first { _ in true }
    content(Context(date: first ?? now, cadence: .live))
  }
}
