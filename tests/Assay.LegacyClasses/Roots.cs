namespace LegacyClasses;

/// <summary>What has public data alone.</summary>
[Serializable]
public class Sales
{
    public List<Invoice> Invoices { get; set; }

    public Attachment[] Attachments { get; set; }
}

/// <summary>What has private fields alone, of types that have a contract.</summary>
[Serializable]
public class Books
{
    private Ledger _ledger;
    private Account[] _closed;

    public Books()
    {
    }

    public Books(Ledger ledger, params Account[] closed)
    {
        _ledger = ledger;
        _closed = closed;
    }
}

/// <summary>Collections from before generics, and classes that derive from the runtime's.</summary>
[Serializable]
public class Office
{
    private Archive _archive;
    private PublicBag _bag;
    private OrderException _failure;
    private ShippedEventArgs _shipped;
    private History _history;
    private Tags _tags;
    private Settings _settings;

    public Office()
    {
    }

    public Office(
        Archive archive, PublicBag bag, OrderException failure, ShippedEventArgs shipped, History history, Tags tags, Settings settings)
    {
        _archive = archive;
        _bag = bag;
        _failure = failure;
        _shipped = shipped;
        _history = history;
        _tags = tags;
        _settings = settings;
    }
}

/// <summary>Hierarchies, cycles, callbacks and arrays.</summary>
[Serializable]
public class Studio
{
    private Drawing _drawing;
    private Folder _folder;
    private Grid _grid;

    public Studio()
    {
    }

    public Studio(Drawing drawing, Folder folder, Grid grid)
    {
        _drawing = drawing;
        _folder = folder;
        _grid = grid;
    }
}

/// <summary>Classes that derive from abstract collections, which .NET no longer marks as serializable.</summary>
[Serializable]
public class Catalogue
{
    private ArticleCollection _articles;
    private ArticleTable _table;

    public Catalogue()
    {
    }

    public Catalogue(ArticleCollection articles, ArticleTable table)
    {
        _articles = articles;
        _table = table;
    }
}
