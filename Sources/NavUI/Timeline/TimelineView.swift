/// A view that is redrawn at the dates of a schedule.
@available(iOS 15.0, *)
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// The context for the content of a timeline view.
  public struct Context {
    /// The latest date of the schedule that has been reached.
    public let date: Date
    /// The frequency at which the view is drawn.
    public let cadence: Cadence

    /// The frequency at which a timeline view is drawn.
    public enum Cadence: Comparable, Sendable {
      /// The cadence that redraws the view at any time.
      case live
      /// The cadence that redraws the view once a second.
      case seconds
      /// The cadence that redraws the view once a minute.
      case minutes
    }
  }
}

/// The context for the content of any timeline view.
@available(iOS 15.0, *)
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

@available(iOS 15.0, *)
extension TimelineView: View where Content: View {
  /// Creates a view that is redrawn at the dates of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The schedule.
  ///   - content: A closure that returns the content.
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content at the latest date of the schedule.
  public var body: some View {
    TimelineContent(schedule: schedule, content: content)
  }
}

/// A view that shows a timeline view's content at the latest date of the schedule.
private struct TimelineContent<Schedule: TimelineSchedule, Content: View>: View {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  @State private var date: Date?

  var body: some View {
    content(TimelineViewDefaultContext(date: date ?? firstDate, cadence: .live))
      .task { await follow() }
  }

  private var firstDate: Date {
    let now = Date()
    return schedule.entries(from: now, mode: .normal).first { _ in true } ?? now
  }

  private func follow() async {
    for entry in schedule.entries(from: Date(), mode: .normal) {
      let delay = Duration.microseconds(Int64((entry.timeIntervalSinceNow * 1e6).rounded()))
      do {
        if delay > .zero { try await Task.sleep(for: delay) }
      } catch {
        // The view has been removed.
        return
      }
      if entry != date { date = entry }
    }
  }
}
