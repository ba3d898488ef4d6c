using System.Reflection;

/// <summary>
/// A conformance case as a user of the library would write it: the same types by hand, with the library's own attributes, its own calls,
/// and a comparison of what counts.
/// </summary>
internal abstract class HandWrittenCase
{
    /// <summary>The cases of this program that hold for the library that it is called with, by name.</summary>
    public static IReadOnlyList<HandWrittenCase> All { get; } =
    [
        .. Assembly.GetExecutingAssembly().GetTypes()
            .Where(type => type.IsSubclassOf(typeof(HandWrittenCase)) && !type.IsAbstract)
            .Select(type => (HandWrittenCase)Activator.CreateInstance(type)!)
            .Where(one => one.Libraries.Count == 0 || one.Libraries.Contains(Environment.GetCommandLineArgs()[1]))
            .OrderBy(one => one.Name, StringComparer.Ordinal),
    ];

    /// <summary>The name of the case.</summary>
    public abstract string Name { get; }

    /// <summary>The libraries of the program that it is written for; none for all.</summary>
    public virtual IReadOnlyList<string> Libraries => [];

    /// <summary>Writes and reads the value, and compares: a word, and a tab and the error where there is one.</summary>
    public string Verdict()
    {
        try
        {
            return RoundTrips() ? "supported" : "lossy";
        }
        catch (Exception exception)
        {
            Exception cause = exception.GetBaseException();
            return $"rejected\t{cause.GetType().Name}: {cause.Message.ReplaceLineEndings(" ")}";
        }
    }

    /// <summary>Whether the value comes back.</summary>
    protected abstract bool RoundTrips();
}

/// <summary>A case about one value.</summary>
internal abstract class HandWrittenCase<T> : HandWrittenCase
    where T : notnull
{
    /// <summary>Makes the value.</summary>
    protected abstract T Make();

    /// <summary>Whether what was read is what was made, as far as the case says.</summary>
    protected abstract bool IsSame(T made, T read);

    /// <summary>Writes and reads: as the program does with any value, unless a case needs other calls.</summary>
    protected virtual T? RoundTrip(T value) => (T?)Library.RoundTrip(value);

    protected override bool RoundTrips() => RoundTrip(Make()) is T read && IsSame(Make(), read);
}
