using System.Buffers.Text;
using System.Collections;
using System.Globalization;
using System.Numerics;
using System.Text.Json.Serialization.Metadata;

namespace Assay.Engine.Reading;

/// <summary>
/// Checks a document that was read, so that nothing later stumbles over a file that is damaged or that somebody changed: no null where
/// the type allows none, enums that exist, numbers in their ranges, and what the attributes of <c>Assay.Core.Results</c> say.
/// </summary>
public static class DocumentRules
{
    /// <summary>The first rule that a document breaks, as part of a sentence that begins with the path; null when it breaks none.</summary>
    /// <param name="type">What its serializer knows of it; its options respect nullable annotations.</param>
    public static string? FirstBroken<T>(T document, JsonTypeInfo<T> type)
        where T : class => RecordRules.Of(type) is RecordRules rules ? new DocumentWalk(document, rules).FirstBroken() : null;
}

/// <summary>One walk through a document.</summary>
internal sealed class DocumentWalk(object root, RecordRules rules)
{
    private readonly Dictionary<string, HashSet<object>> lists = [];
    private readonly Dictionary<MemberRules, double> totals = [];

    /// <summary>The first rule that the document breaks.</summary>
    public string? FirstBroken() => OfRecord(root, rules, "");

    private string? OfRecord(object record, RecordRules of, string path)
    {
        foreach (var member in of.Members)
        {
            var memberPath = path.Length == 0 ? member.Name : $"{path}.{member.Name}";
            if (OfMember(member, record, memberPath, of) is string broken)
                return broken;
        }

        return null;
    }

    private string? OfMember(MemberRules member, object record, string path, RecordRules of) => member.Of(record) switch
    {
        null => member.MayBeNull ? null : $"{path} is missing",
        string or byte[] => OfValue(member, member.Of(record)!, path),
        IDictionary<string, double> numbers => OfNumbers(member, [.. numbers.Values], path),
        IReadOnlyList<long> numbers => OfNumbers(member, numbers, path) ?? OfLength(member, (ICollection)numbers, record, path, of),
        IReadOnlyList<int> numbers => OfNumbers(member, numbers, path) ?? OfLength(member, (ICollection)numbers, record, path, of),
        IReadOnlyList<double> numbers => OfNumbers(member, numbers, path) ?? OfLength(member, (ICollection)numbers, record, path, of),
        IEnumerable list => OfList(member, [.. list.Cast<object?>()], record, path, of),
        var value => OfValue(member, value, path),
    };

    private string? OfList(MemberRules member, object?[] entries, object record, string path, RecordRules of)
    {
        for (var i = 0; i < entries.Length; i++)
        {
            var entryPath = string.Create(CultureInfo.InvariantCulture, $"{path}[{i}]");
            if (entries[i] is not object entry)
                return $"{entryPath} is null";
            if (OfValue(member, entry, entryPath) is string broken)
                return broken;
        }

        return OfLength(member, entries, record, path, of);
    }

    private string? OfValue(MemberRules member, object value, string path)
    {
        if (member.NamedIn is string list && !ListAt(list).Contains(value))
            return $"{path} is not one of {list}";
        return value switch
        {
            string text when member.IsNotEmpty && text.Length == 0 => $"{path} is empty",
            string text when member.IsBase64 && !Base64.IsValid(text) => $"{path} is not Base64",
            string or bool => null,
            Enum of => Enum.IsDefined(of.GetType(), of) ? null : $"{path} is unknown",
            int number => OfNumbers(member, [number], path),
            long number => OfNumbers(member, [number], path),
            double number => OfNumbers(member, [number], path),
            _ => member.RecordOf(value) is RecordRules record ? OfRecord(value, record, path) : null,
        };
    }

    private string? OfNumbers<T>(MemberRules member, IReadOnlyList<T> numbers, string path)
        where T : INumber<T>
    {
        double sum = 0;
        foreach (var entry in numbers)
        {
            var number = double.CreateChecked(entry);
            if (number < member.Least)
                return string.Create(CultureInfo.InvariantCulture, $"{path} is below {member.Least}");
            if (number > member.Most)
                return string.Create(CultureInfo.InvariantCulture, $"{path} is above {member.Most}");
            sum += Math.Abs(number);
        }

        var total = totals[member] = totals.GetValueOrDefault(member) + sum;
        return sum > member.MostInAll || total > long.MaxValue ? $"{path} has numbers that are too large together" : null;
    }

    private static string? OfLength(MemberRules member, ICollection list, object record, string path, RecordRules of)
    {
        if (list.Count == 0 && member.IsNotEmpty)
            return $"{path} is empty";
        if (member.Distinct is not null && OfDoubles(member, [.. list.Cast<object>()], path) is string twice)
            return twice;
        if (member.AsLongAs is not { } rule || (list.Count == 0 && rule.OrEmpty))
            return null;
        var other = of.Member(rule.Other);
        return other.Of(record) is ICollection others && others.Count != list.Count
            ? string.Create(CultureInfo.InvariantCulture, $"{path} has {list.Count} entries but {other.Name} has {others.Count}")
            : null;
    }

    private static string? OfDoubles(MemberRules member, object[] entries, string path)
    {
        MemberRules[] keys = [.. member.Distinct!.Of.Select(name => member.Record!.Member(name))];
        HashSet<object?[]> seen = new(new SameKeys());
        var twice = Array.FindIndex(entries, entry => !seen.Add(keys.Length == 0 ? [entry] : [.. keys.Select(key => key.Of(entry))]));
        return twice < 0 ? null : string.Create(CultureInfo.InvariantCulture, $"{path}[{twice}] is there twice");
    }

    /// <summary>The values of a list of the document.</summary>
    private HashSet<object> ListAt(string path)
    {
        if (lists.TryGetValue(path, out var known))
            return known;
        IEnumerable<object> at = [root];
        var of = rules;
        foreach (var name in path.Split('.'))
        {
            var member = of!.Members.First(candidate => candidate.Name == name);
            at = [.. at.Select(member.Of).SelectMany(Entries)];
            of = member.Record;
        }

        return lists[path] = [.. at];
    }

    private static IEnumerable<object> Entries(object? value) =>
        value is IEnumerable list and not string ? list.OfType<object>() : [value!];

    private sealed class SameKeys : IEqualityComparer<object?[]>
    {
        public bool Equals(object?[]? x, object?[]? y) => x.AsSpan().SequenceEqual(y);

        public int GetHashCode(object?[] keys) => keys.Aggregate(0, static (hash, key) => HashCode.Combine(hash, key));
    }
}
