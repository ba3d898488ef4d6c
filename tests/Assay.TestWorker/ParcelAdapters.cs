using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>What a row of conformance does wrong.</summary>
internal enum ParcelFault
{
    None,
    SlicesDerived,
    DropsPrivate,
    SwapsMembers,
    SharesDistinct,
    CorruptsRarely,
    KnowsOwnProcess,
}

/// <summary>Carries parcels, but for its fault; before each call it may do a misdeed.</summary>
internal sealed class ParcelAdapter(ParcelFault fault, Action? misdeed = null) : SerializerAdapter<Parcel>, IBytesSurface<Parcel>
{
    private const int ReadsToCorrupt = 1_000;
    private static readonly List<Parcel> Kept = [];
    private int reads;

    public byte[] Serialize(Parcel value)
    {
        misdeed?.Invoke();
        if (fault == ParcelFault.KnowsOwnProcess)
        {
            Kept.Add(value);
            return BitConverter.GetBytes(Kept.Count - 1);
        }

        var isFragile = value.Last is FragileItem && fault != ParcelFault.SlicesDerived;
        int[] numbers =
        [
            value.Width, value.Height, fault == ParcelFault.DropsPrivate ? 0 : value.Weigh(), value.First!.Number, value.Spare!.Number,
            isFragile ? 1 : 0, value.Last!.Number,
            isFragile ? ((FragileItem)value.Last).Layers : 0,
        ];
        return [.. numbers.SelectMany(BitConverter.GetBytes)];
    }

    public Parcel Deserialize(byte[] payload)
    {
        if (fault == ParcelFault.KnowsOwnProcess)
            return Kept[BitConverter.ToInt32(payload)];
        int[] numbers = [.. Enumerable.Range(0, payload.Length / sizeof(int)).Select(i => BitConverter.ToInt32(payload, i * sizeof(int)))];
        if (fault == ParcelFault.CorruptsRarely && ++reads % ReadsToCorrupt == 0)
            numbers[1] ^= 1;
        if (fault == ParcelFault.SwapsMembers)
            (numbers[0], numbers[1]) = (numbers[1], numbers[0]);
        Item first = new() { Number = numbers[3] };
        return new Parcel
        {
            Width = numbers[0],
            Height = numbers[1],
            First = first,
            Spare = fault == ParcelFault.SharesDistinct ? first : new Item { Number = numbers[4] },
            Last = numbers[5] == 1 ? new FragileItem { Number = numbers[6], Layers = numbers[7] } : new Item { Number = numbers[6] },
        }.Loaded(numbers[2]);
    }
}

/// <summary>Rows of conformance: <c>whole</c> works; the others have a fault each.</summary>
internal static class ParcelRows
{
    public static ParcelAdapter? Find(string row) => row switch
    {
        "whole" => new ParcelAdapter(ParcelFault.None),
        "slices" => new ParcelAdapter(ParcelFault.SlicesDerived),
        "drops" => new ParcelAdapter(ParcelFault.DropsPrivate),
        "swaps" => new ParcelAdapter(ParcelFault.SwapsMembers),
        "merges" => new ParcelAdapter(ParcelFault.SharesDistinct),
        "corrupts" => new ParcelAdapter(ParcelFault.CorruptsRarely),
        "own-process" => new ParcelAdapter(ParcelFault.KnowsOwnProcess),
        "hangs" => new ParcelAdapter(ParcelFault.None, Misdeeds.Wait),
        "overflows" => new ParcelAdapter(ParcelFault.None, Misdeeds.Overflow),
        "exhausts" => new ParcelAdapter(ParcelFault.None, Misdeeds.Exhaust),
        "prints" => new ParcelAdapter(ParcelFault.None, Misdeeds.Print),
        "throws" => new ParcelAdapter(ParcelFault.None, Misdeeds.Throw),
        _ => null,
    };
}
