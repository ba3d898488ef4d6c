namespace LegacyClasses;

/// <summary>Private fields alone, as most old classes have them.</summary>
[Serializable]
public class Account
{
    private static readonly Dictionary<int, Account> Cache = new();

    private int _number;
    private string _owner;
    private List<Booking> _bookings = new();
    private Limits _limits;
    private DateTime _opened;

    [NonSerialized]
    private object _lock = new();

    [NonSerialized]
    private Dictionary<string, decimal> _totals;

    [field: NonSerialized]
    public event EventHandler Changed;

    private Account()
    {
    }

    public Account(int number, string owner, DateTime opened)
    {
        _number = number;
        _owner = owner;
        _opened = opened;
        Cache[number] = this;
    }

    public int Number => _number;

    public string Owner
    {
        get => _owner;
        set
        {
            _owner = value;
            Changed?.Invoke(this, EventArgs.Empty);
        }
    }

    public void Book(Booking booking)
    {
        lock (_lock)
            _bookings.Add(booking);
        _totals = null;
    }

    public void Limit(Limits limits) => _limits = limits;
}

[Serializable]
public sealed class Booking
{
    private readonly long _ticket;
    private readonly decimal _amount;
    private readonly string _text;

    public Booking(long ticket, decimal amount, string text)
    {
        _ticket = ticket;
        _amount = amount;
        _text = text;
    }

    public decimal Amount => _amount;
}

[Serializable]
public struct Limits
{
    private int daily;
    private int monthly;

    public Limits(int daily, int monthly)
    {
        this.daily = daily;
        this.monthly = monthly;
    }

    public readonly int Daily => daily;
}

[Serializable]
public class Ledger
{
    private string m_title;
    private Account[] m_accounts;
    private Page m_page;
    private Guid m_id;

    private Ledger()
    {
    }

    public Ledger(string title, Guid id, params Account[] accounts)
    {
        m_title = title;
        m_id = id;
        m_accounts = accounts;
        m_page = new Page(4, new[] { new[] { 1, 2 }, new[] { 3 } });
    }

    [Serializable]
    private sealed class Page
    {
        private readonly int size;
        private readonly int[][] cells;

        public Page(int size, int[][] cells)
        {
            this.size = size;
            this.cells = cells;
        }
    }
}
