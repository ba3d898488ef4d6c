using Assay.Core.Results;

namespace Assay.Worker.Tracing;

/// <summary>The newest code of every method that is called often.</summary>
internal sealed class HotCode
{
    /// <summary>Methods that are kept at most; the first ones.</summary>
    public const int Most = 4000;

    private readonly object access = new();
    private readonly Dictionary<ulong, HotMethod> newest = new(Most);

    /// <summary>The methods, by name.</summary>
    public IReadOnlyList<HotMethod> Methods
    {
        get
        {
            lock (access)
                return [.. newest.Values.OrderBy(method => method.Name, StringComparer.Ordinal).ThenBy(method => method.CodeBytes)
                    .ThenBy(method => method.Address)];
        }
    }

    /// <summary>Keeps code in place of older code of the method.</summary>
    public void Add(in LoadedMethod method)
    {
        if (!MethodTier.IsHot(method.Flags))
            return;
        lock (access)
        {
            if (newest.Count < Most || newest.ContainsKey(method.Id))
                newest[method.Id] =
                    new HotMethod(method.Name, MethodTier.NameOf(method.Flags), (int)method.CodeBytes, (long)method.Address);
        }
    }
}
