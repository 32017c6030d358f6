import SwiftUI

struct TripListView: View {
    @EnvironmentObject var router: TripRouter
    @EnvironmentObject var store: TripStore

    var body: some View {
        NavigationStack(path: $router.path) {
            List {
                ForEach(store.trips) { trip in
                    NavigationLink(value: trip) {
                        VStack(alignment: .leading, spacing: 4) {
                            Text(trip.title).font(.headline)
                            Text("\(trip.city), \(trip.nights) nights").font(.subheadline)
                        }
                    }
                    .contextMenu {
                        Button("Share") { router.sheet = .share(trip) }
                    }
                }
                .onDelete(perform: store.delete)
                .onMove(perform: store.move)
            }
            .navigationBarTitle("Trips")
            .navigationBarItems(
                leading: EditButton(),
                trailing: Button(action: { router.sheet = .newTrip }) {
                    Image(systemName: "plus")
                        .accessibilityLabel("New Trip")
                }
            )
            .navigationDestination(for: Trip.self) { trip in
                TripDetailView(tripID: trip.id)
            }
            .navigationDestination(for: Stop.self) { stop in
                StopView(stop: stop)
            }
            .sheet(item: $router.sheet) { sheet in
                switch sheet {
                case .newTrip:
                    NewTripView()
                case .share(let trip):
                    ShareSheet(items: [trip.title])
                }
            }
            .onReceive(router.$requestedCity.compactMap { $0 }) { city in
                if let trip = store.trips.first(where: { $0.city.lowercased() == city.lowercased() }) {
                    router.path = NavigationPath([trip])
                }
            }
        }
    }
}

struct TripDetailView: View {
    @EnvironmentObject var store: TripStore
    let tripID: UUID

    private var trip: Trip? { store.trips.first { $0.id == tripID } }

    var body: some View {
        Group {
            if let trip = trip {
                List {
                    Section(header: Text("Stops"), footer: Text("\(trip.stops.filter(\.isVisited).count) visited")) {
                        ForEach(trip.stops) { stop in
                            NavigationLink(value: stop) {
                                Label(stop.name, systemImage: stop.kind.symbol)
                            }
                            .swipeActions {
                                Button("Visited") { store.toggle(stop, in: trip) }
                            }
                        }
                    }
                }
                .listStyle(GroupedListStyle())
                .navigationBarTitle(Text(trip.title), displayMode: .inline)
            } else {
                Text("This trip is gone.")
            }
        }
    }
}

struct StopView: View {
    let stop: Stop
    @State private var note = ""

    var body: some View {
        VStack {
            Image(systemName: stop.kind.symbol)
                .font(.system(size: 60))
            Text(stop.kind.rawValue.capitalized)
            TextEditor(text: $note)
                .frame(height: 120)
                .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(.separator)))
            Spacer()
        }
        .padding()
        .background(Color(UIColor.systemBackground))
        .navigationTitle(stop.name)
    }
}

struct NewTripView: View {
    @EnvironmentObject var store: TripStore
    @Environment(\.presentationMode) var presentationMode
    @State private var title = ""
    @State private var city = ""
    @State private var nights = 3

    var body: some View {
        NavigationView {
            Form {
                TextField("Title", text: $title)
                    .autocapitalization(.words)
                    .disableAutocorrection(true)
                TextField("City", text: $city)
                Stepper(value: $nights, in: 1...30) {
                    Text("Nights: \(nights)")
                }
            }
            .navigationBarTitle("New Trip", displayMode: .inline)
            .navigationBarItems(
                leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
                trailing: Button("Add") {
                    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
                    UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
                    store.add(Trip(title: title, city: city, nights: nights))
                    presentationMode.wrappedValue.dismiss()
                }.disabled(title.isEmpty || city.isEmpty)
            )
        }
    }
}

struct ShareSheet: UIViewControllerRepresentable {
    let items: [Any]

    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: items, applicationActivities: nil)
    }

    func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

struct TripListView_Previews: PreviewProvider {
    static var previews: some View {
        TripListView()
            .environmentObject(TripRouter())
            .environmentObject(TripStore())
    }
}
