import Combine
import CoreData

final class TeamListViewModel: NSObject, ObservableObject {
    @Published private(set) var teams: [Team] = []
    @Published var errorMessage: String?
    private let stack: CoreDataStack
    private let controller: NSFetchedResultsController<Team>

    init(stack: CoreDataStack = .shared) {
        self.stack = stack
        let request: NSFetchRequest<Team> = Team.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Team.name, ascending: true)]
        controller = NSFetchedResultsController(
            fetchRequest: request,
            managedObjectContext: stack.viewContext,
            sectionNameKeyPath: nil,
            cacheName: nil
        )
        super.init()
        controller.delegate = self
        do {
            try controller.performFetch()
            teams = controller.fetchedObjects ?? []
        } catch {
            errorMessage = error.localizedDescription
        }
    }

    func load() async {
        do {
            try await stack.importSamples()
        } catch {
            errorMessage = error.localizedDescription
        }
    }

    func addTeam(named name: String) {
        let team = Team(context: stack.viewContext)
        team.name = name
        team.founded = 2026
        stack.saveContext()
    }

    func delete(_ team: Team) {
        stack.viewContext.delete(team)
        stack.saveContext()
    }

    func addPlayer(named name: String, position: Position, to team: Team) {
        let player = Player(context: stack.viewContext)
        player.name = name
        player.number = Int16(team.players.count + 1)
        player.position = position
        player.team = team
        stack.saveContext()
    }

    func score(_ player: Player) {
        player.goals += 1
        stack.saveContext()
    }
}

extension TeamListViewModel: NSFetchedResultsControllerDelegate {
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        guard let teams = controller.fetchedObjects as? [Team] else { return }
        self.teams = teams
    }
}
