import SwiftUI

@main
struct StationApp: App {
  var body: some Scene {
    WindowGroup {
      BoardView()
    }
  }
}

struct Train: Identifiable, Hashable {
  let id: Int
  var delay = 0

  var status: String {
    delay == 0 ? "On time" : "\(delay) minutes late"
  }
}

struct BoardView: View {
  @State private var trains = [Train(id: 31), Train(id: 47), Train(id: 52)]

  var body: some View {
    NavigationStack {
      List(trains) { train in
        Text("\(train.id): \(train.status)")
        NavigationLink("Train \(train.id)", value: train.id)
      }
      .navigationTitle("Departures")
      .navigationDestination(for: Train.ID.self) { id in
        TrainScreen(
          id: id,
          train: trains.first { $0.id == id },
          connections: trains.filter { $0.id != id },
          reportDelay: { reportDelay(of: id) },
          cancel: { trains.removeAll { $0.id == id } }
        )
      }
    }
  }

  private func reportDelay(of id: Train.ID) {
    guard let index = trains.firstIndex(where: { $0.id == id }) else { return }
    trains[index].delay += 10
  }
}

struct TrainScreen: View {
  let id: Train.ID
  let train: Train?
  let connections: [Train]
  let reportDelay: () -> Void
  let cancel: () -> Void

  var body: some View {
    List {
      if let train {
        Text(train.status)
        Button("Ten minutes later", action: reportDelay)
        Button("Cancel this train", action: cancel)
      } else {
        Text("Does not run today")
      }
      Section("Connections") {
        ForEach(connections) { other in
          NavigationLink("Train \(other.id)", value: other.id)
        }
      }
    }
    .navigationTitle("Train \(id)")
  }
}
