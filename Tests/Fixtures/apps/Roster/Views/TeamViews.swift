import SwiftUI

struct TeamListView: View {
    @ObservedObject var model: TeamListViewModel
    @State private var isAdding = false
    @State private var name = ""

    var body: some View {
        NavigationStack {
            List {
                ForEach(model.teams) { team in
                    NavigationLink(destination: TeamView(team: team, model: model)) {
                        VStack(alignment: .leading) {
                            Text(team.name)
                            Text("since \(String(team.founded))").font(.caption)
                        }
                    }
                }
                .onDelete { offsets in offsets.map { model.teams[$0] }.forEach(model.delete) }
                Button("Add Team") { isAdding = true }
            }
            .navigationTitle("Teams")
            .sheet(isPresented: $isAdding) {
                NavigationStack {
                    Form { TextField("Team name", text: $name) }
                        .navigationTitle("New Team")
                        .toolbar {
                            Button("Save") {
                                model.addTeam(named: name)
                                name = ""
                                isAdding = false
                            }
                            .disabled(name.isEmpty)
                        }
                }
            }
            .alert(item: Binding(get: { model.errorMessage.map(Message.init) }, set: { model.errorMessage = $0?.text })) { message in
                Alert(title: Text("Error"), message: Text(message.text))
            }
        }
    }

    private struct Message: Identifiable {
        let text: String
        var id: String { text }
    }
}

struct TeamView: View {
    @ObservedObject var team: Team
    let model: TeamListViewModel
    @State private var name = ""
    @State private var position = Position.midfield

    var body: some View {
        List {
            Section("\(team.goals) goals") {
                ForEach(team.sortedPlayers) { player in
                    PlayerRow(player: player) { model.score(player) }
                }
            }
            Section("New player") {
                TextField("Player name", text: $name)
                Picker("Position", selection: $position) {
                    ForEach(Position.allCases) { Text($0.label).tag($0) }
                }
                Button("Add Player") {
                    model.addPlayer(named: name, position: position, to: team)
                    name = ""
                }
            }
        }
        .navigationTitle(team.name)
    }
}

struct PlayerRow: View {
    @ObservedObject var player: Player
    let onGoal: () -> Void

    var body: some View {
        HStack {
            Text("\(player.number). \(player.name)")
            Text(player.position.label).foregroundColor(.secondary)
            Spacer()
            Button("Goal for \(player.name)", action: onGoal)
                .buttonStyle(.borderless)
        }
    }
}

struct ScorersView: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(fetchRequest: Player.request(minimumGoals: 1)) private var scorers: FetchedResults<Player>
    @State private var confirms = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(scorers) { player in
                    LabeledContent("\(player.name), \(player.team?.name ?? "no team")", value: "\(player.goals)")
                }
                if scorers.isEmpty { Text("Nobody has scored") }
                Button("Delete Everything", role: .destructive) { confirms = true }
            }
            .navigationTitle("Scorers")
            .confirmationDialog("Sure?", isPresented: $confirms) {
                Button("Delete All", role: .destructive) { try? CoreDataStack.shared.deleteEverything() }
            }
        }
    }
}
