import CoreData

final class CoreDataStack {
    static let shared = CoreDataStack()

    lazy var persistentContainer: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Roster")
        container.persistentStoreDescriptions.first?.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
        container.loadPersistentStores { description, error in
            if let error {
                fatalError("Unable to load persistent stores: \(error)")
            }
        }
        container.viewContext.name = "view"
        container.viewContext.automaticallyMergesChangesFromParent = true
        return container
    }()

    var viewContext: NSManagedObjectContext { persistentContainer.viewContext }

    private init() {}

    func saveContext() {
        guard viewContext.hasChanges else { return }
        do {
            try viewContext.save()
        } catch let error as NSError {
            print("Unresolved error: \(error), \(error.userInfo)")
        }
    }

    func importSamples() async throws {
        try await persistentContainer.performBackgroundTask { context in
            context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
            let count = try context.count(for: Team.fetchRequest() as NSFetchRequest<Team>)
            guard count == 0 else { return }
            for (name, founded, players) in [("Harbour FC", 1921, ["Ada", "Bea", "Cleo"]), ("Hill United", 1950, ["Dora"])] {
                let team = Team(context: context)
                team.name = name
                team.founded = Int16(founded)
                for (index, player) in players.enumerated() {
                    let object = Player(context: context)
                    object.name = player
                    object.number = Int16(index + 1)
                    team.addToPlayers(object)
                }
            }
            try context.save()
        }
    }

    func deleteEverything() throws {
        let request = NSBatchDeleteRequest(fetchRequest: NSFetchRequest<NSFetchRequestResult>(entityName: "Team"))
        request.resultType = .resultTypeObjectIDs
        let result = try viewContext.execute(request) as? NSBatchDeleteResult
        let changes: [AnyHashable: Any] = [NSDeletedObjectsKey: result?.result as? [NSManagedObjectID] ?? []]
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: changes, into: [viewContext])
    }
}
