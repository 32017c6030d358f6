import EventKit
import Foundation

@MainActor
final class MeetingPlanner: ObservableObject {
    enum Phase: Equatable { case idle, denied, saved(String), failed(String) }

    @Published private(set) var phase: Phase = .idle
    private let store = EKEventStore()

    func plan(with person: Person, at date: Date) async {
        do {
            guard try await store.requestFullAccessToEvents() else {
                phase = .denied
                return
            }
            let event = EKEvent(eventStore: store)
            event.title = "Meet \(person.name)"
            event.startDate = date
            event.endDate = date.addingTimeInterval(3600)
            event.calendar = store.defaultCalendarForNewEvents
            try store.save(event, span: .thisEvent)
            phase = .saved(event.title)
        } catch {
            phase = .failed(error.localizedDescription)
        }
    }
}
