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
        NavigationLink("Train \(train.id)", value: train)
      }
      .navigationTitle("Departures")
      .navigationDestination(for: Train.self) { train in
        TrainScreen(
          train: train,
          connections: trains.filter { $0.id != train.id },
          reportDelay: { reportDelay(of: train.id) },
          cancel: { trains.removeAll { $0.id == train.id } }
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
  let train: Train
  let connections: [Train]
  let reportDelay: () -> Void
  let cancel: () -> Void

  var body: some View {
    List {
      Text(train.status)
      Button("Ten minutes later", action: reportDelay)
      Button("Cancel this train", action: cancel)
      Section("Connections") {
        ForEach(connections) { train in
          NavigationLink("Train \(train.id)", value: train)
        }
      }
    }
    .navigationTitle("Train \(train.id)")
  }
}
