using Assay.Cli.Tests;

[assembly: AssemblyFixture(typeof(MisbehavingAdapters))]

namespace Assay.Cli.Tests;

/// <summary>
/// A folder of adapters that go wrong in every way there is, beside one that does not and one that does everything twice, with a cache of
/// its own.
/// </summary>
public sealed class MisbehavingAdapters : IDisposable
{
    private const string Source = """
        using System.Text.Json;
        using Assay.Core.Adapters;

        namespace Test;

        internal class Good<T> : SerializerAdapter<T>, IBytesSurface<T>
        {
            public byte[] Serialize(T value)
            {
                Misbehave();
                return JsonSerializer.SerializeToUtf8Bytes(value);
            }

            public T Deserialize(byte[] payload) => JsonSerializer.Deserialize<T>(payload)!;

            protected virtual void Misbehave() { }
        }

        internal sealed class Twice<T> : Good<T>, IBytesSurface<T>
        {
            byte[] IBytesSurface<T>.Serialize(T value)
            {
                Serialize(value);
                return Serialize(value);
            }
        }

        internal sealed class Overflows<T> : Good<T>
        {
            protected override void Misbehave() => Depth(0);

            private static long Depth(long level) => level < 0 ? 0 : Depth(level + 1) + level;
        }

        internal sealed class Hangs<T> : Good<T>
        {
            protected override void Misbehave() => Thread.Sleep(Timeout.Infinite);
        }

        internal sealed class Exhausts<T> : Good<T>
        {
            private readonly List<byte[]> kept = [];

            protected override void Misbehave()
            {
                while (true)
                    kept.Add(GC.AllocateUninitializedArray<byte>(1 << 30));
            }
        }

        internal sealed class Throws<T> : Good<T>
        {
            protected override void Misbehave() => throw new NotSupportedException("It refuses.");
        }
        """;

    private readonly AdapterFolder folder = new();

    /// <summary>Writes the projects; a run builds them.</summary>
    public MisbehavingAdapters()
    {
        Write("Mixed", Source, "", "good", "twice", "overflows", "hangs", "exhausts", "throws");
        Write("Unbuildable", "namespace Test; internal class Unbuildable<T> : Missing;", "", "unbuildable");
        Write("Unrestorable", "", "<PackageReference Include=\"Assay.No.Such.Package\" Version=\"1.0.0\" />", "unrestorable");
    }

    /// <summary>The variables that make a run take these adapters.</summary>
    /// <param name="timeLimit">Shortest time of a request.</param>
    public IReadOnlyDictionary<string, string> Environment(string timeLimit) => new Dictionary<string, string>
    {
        ["ASSAY_ADAPTERS"] = folder.File("adapters"),
        ["ASSAY_CACHE"] = folder.File("cache"),
        ["ASSAY_TIME_LIMIT"] = timeLimit,
    };

    /// <inheritdoc/>
    public void Dispose() => folder.Dispose();

    private void Write(string name, string source, string items, params string[] rows) =>
        folder.Write(name, source,
            items + string.Concat(rows.Select(row => AdapterFolder.Row(row, $"Test.{char.ToUpperInvariant(row[0])}{row[1..]}"))));
}
