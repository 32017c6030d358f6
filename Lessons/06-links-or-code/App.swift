import SwiftUI

/// Plays, seats and tickets of a theatre.
@main
struct TheatreApp: App {
  var body: some Scene {
    WindowGroup {
      TheatreView()
    }
  }
}

enum Route: Hashable {
  case play(Play)
  case seats(Play)
  case ticket(Play)
}

enum Play: String, CaseIterable {
  case storm = "The Storm"
  case lamp = "The Lamp"

  var seatsLeft: Int {
    self == .storm ? 2 : 0
  }
}

struct TheatreView: View {
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      Season()
        .navigationTitle("Season")
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .play(let play): PlayScreen(play: play)
          case .seats(let play): SeatsScreen(play: play) { path = [.ticket(play)] }
          case .ticket(let play): TicketScreen(play: play)
          }
        }
    }
  }
}

struct Season: View {
  var body: some View {
    List(Play.allCases, id: \.self) { play in
      // region row
      HStack {
        NavigationLink(play.rawValue, value: Route.play(play))
        LikeButton(name: play.rawValue)
          .buttonStyle(.borderless)
      }
      // endregion
    }
  }
}

struct LikeButton: View {
  let name: String
  @State private var isLiked = false

  var body: some View {
    Button(isLiked ? "Liked: \(name)" : "Like \(name)") { isLiked.toggle() }
  }
}

struct PlayScreen: View {
  let play: Play
  // region actor
  @State private var actor: String?

  var body: some View {
    List {
      Button("Ada Quist") { actor = "Ada Quist" }
      Button("Jon Berg") { actor = "Jon Berg" }
      // endregion
      // region links
      NavigationLink(
        "Choose seats",
        value: play.seatsLeft > 0 ? Route.seats(play) : nil
      )
      NavigationLink("About the author") {
        AuthorScreen()
      }
      // endregion
    }
    .navigationTitle(play.rawValue)
    // region item
    .navigationDestination(item: $actor) { name in
      ActorScreen(name: name, actor: $actor)
    }
    // endregion
  }
}

// region author
struct AuthorScreen: View {
  init() {
    print("AuthorScreen: init")
  }

  var body: some View {
    List {
      Text("Born by the sea")
      NavigationLink("Other works") {
        Text("Seven plays and a diary")
          .navigationTitle("Works")
      }
    }
    .navigationTitle("Author")
    .onAppear { print("AuthorScreen: on screen") }
  }
}
// endregion

struct ActorScreen: View {
  let name: String
  @Binding var actor: String?

  private var partner: String {
    name == "Jon Berg" ? "Ada Quist" : "Jon Berg"
  }

  var body: some View {
    List {
      Text("Since three seasons with us")
      Button("Plays with \(partner)") { actor = partner }
      Button("Close") { actor = nil }
    }
    .navigationTitle(name)
  }
}

struct SeatsScreen: View {
  let play: Play
  let showTicket: () -> Void
  @State private var seats = 0
  @State private var message = "How many seats?"

  var body: some View {
    List {
      Text(message)
      Text("Seats: \(seats)")
      Button("One more") { seats += 1 }
      Button("Book", action: book)
    }
    .navigationTitle("Seats")
  }

  // region book
  private func book() {
    if seats == 0 {
      message = "Choose a seat first"
    } else if seats > play.seatsLeft {
      message = "Only \(play.seatsLeft) are left"
    } else {
      showTicket()
    }
  }
  // endregion
}

struct TicketScreen: View {
  let play: Play
  // region dismiss
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Text("Show this at the door")
      Button("Done") { dismiss() }
    }
    .navigationTitle("Ticket")
  }
  // endregion
}

#Preview {
  TheatreView()
}
