using System.Collections.Immutable;

namespace Assay.Engine.Options;

/// <summary>The options that somebody gave, on the command line or in a file, unread.</summary>
public sealed class GivenOptions
{
    private readonly ImmutableList<GivenOption> all;

    private GivenOptions(ImmutableList<GivenOption> all) => this.all = all;

    /// <summary>None.</summary>
    public static GivenOptions None { get; } = new([]);

    /// <summary>All of them, in the order in which they were given.</summary>
    public IReadOnlyList<GivenOption> All => all;

    /// <summary>Whether an option was given.</summary>
    public bool Has(RunOption option) => Find(option) is not null;

    /// <summary>The value of an option, empty where it has none; null where it was left out.</summary>
    public string? Text(RunOption option) => Find(option) is { } given ? given.Values.Count == 0 ? "" : given.Values[^1] : null;

    /// <summary>The values of an option; none where it was left out.</summary>
    public IReadOnlyList<string> Values(RunOption option) => Find(option)?.Values ?? [];

    /// <summary>These with an option in the place of what was given for it; null leaves it out.</summary>
    public GivenOptions With(RunOption option, string? value) => With(option, value is null ? null : [value]);

    /// <summary>These with an option in the place of what was given for it; null leaves it out.</summary>
    public GivenOptions With(RunOption option, IReadOnlyList<string>? values)
    {
        var others = all.RemoveAll(given => given.Option.Name == option.Name);
        return new GivenOptions(values is null ? others : others.Add(new GivenOption(option, values)));
    }

    /// <summary>These without some.</summary>
    public GivenOptions Without(params IEnumerable<RunOption> options) =>
        options.Aggregate(this, (given, option) => given.With(option, (string?)null));

    /// <summary>These and others, which win.</summary>
    public GivenOptions With(IEnumerable<GivenOption> others) =>
        others.Aggregate(this, (given, other) => given.With(other.Option, other.Values));

    private GivenOption? Find(RunOption option) => all.Find(given => given.Option.Name == option.Name);
}

/// <summary>An option and its values.</summary>
/// <param name="Values">The values; none of a flag, several of one that is repeated.</param>
public sealed record GivenOption(RunOption Option, IReadOnlyList<string> Values)
{
    /// <summary>The same as people write it.</summary>
    public override string ToString() =>
        Values.Count == 0 ? Option.Name : string.Join(' ', Values.Select(value => $"{Option.Name} {value}"));
}
