using Parquet.Serialization;

namespace Assay.Adapters.Parquet;

/// <summary>A file of rows.</summary>
/// <typeparam name="T">The root that it holds.</typeparam>
internal abstract class ParquetFile<T>
{
    /// <summary>Writes a file and leaves the stream open.</summary>
    public abstract ValueTask WriteAsync(T value, Stream destination, CancellationToken cancellation);

    /// <summary>Reads a whole file.</summary>
    public abstract ValueTask<T> ReadAsync(Stream source, CancellationToken cancellation);
}

/// <summary>The rows are the elements of a list.</summary>
internal sealed class ManyRows<TRow> : ParquetFile<List<TRow>>
    where TRow : class, new()
{
    public override async ValueTask WriteAsync(List<TRow> value, Stream destination, CancellationToken cancellation) =>
        await ParquetSerializer.SerializeAsync(value, destination, cancellationToken: cancellation).ConfigureAwait(false);

    // The library promises an interface, and gives a list.
    public override async ValueTask<List<TRow>> ReadAsync(Stream source, CancellationToken cancellation) =>
        (await ParquetSerializer.DeserializeAsync<TRow>(source, cancellationToken: cancellation).ConfigureAwait(false)).Data is var rows
            && rows is List<TRow> list ? list : [.. rows];
}

/// <summary>The only row is the root.</summary>
internal sealed class OneRow<TRow> : ParquetFile<TRow>
    where TRow : class, new()
{
    public override async ValueTask WriteAsync(TRow value, Stream destination, CancellationToken cancellation) =>
        await ParquetSerializer.SerializeAsync([value], destination, cancellationToken: cancellation).ConfigureAwait(false);

    public override async ValueTask<TRow> ReadAsync(Stream source, CancellationToken cancellation) =>
        (await ParquetSerializer.DeserializeAsync<TRow>(source, cancellationToken: cancellation).ConfigureAwait(false)).Data[0];
}
