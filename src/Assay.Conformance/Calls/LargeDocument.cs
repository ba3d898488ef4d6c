using System.Text;
using Assay.Core.Protocol;

namespace Assay.Conformance.Calls;

/// <summary>
/// A document of 200 MB comes back through a stream that delivers it in small pieces; the reason says whether it is streamed or buffered.
/// </summary>
[Case(68, "large-document", CaseGroup.Calls,
    "A document of 200 MB comes back through a stream that delivers it in small pieces; the reason says whether it is "
        + "streamed or buffered.")]
[Exercise(TrialKind.Document)]
[Large(seconds: 60, gibibytes: 4)]
public sealed class LargeDocument : DocumentCase<Ledger>
{
    private const int NoteLength = 200;

    /// <inheritdoc/>
    public override long DocumentBytes => 200_000_000;

    /// <inheritdoc/>
    public override Ledger Make(int number, int units) => new()
    {
        Year = 2000 + number,
        Bookings = [.. Enumerable.Range(0, units).Select(booking => Booking(number, booking))],
    };

    private static Booking Booking(int number, int booking)
    {
        // Digits and letters that no compression makes small, and that are the same on every machine.
        var state = ((ulong)(number + 1) << 32) + (ulong)booking + 1;
        long Next()
        {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            return (long)(state >> 1);
        }

        long id = booking + ((long)number << 32), account = Next(), cents = Next(), partner = Next();
        StringBuilder note = new(NoteLength);
        while (note.Length < NoteLength)
        {
            var letters = Next();
            for (var i = 0; i < 10; i++, letters >>= 6)
                note.Append((char)('0' + (letters & 63)));
        }

        return new Booking { Id = id, Account = account, Cents = cents, Partner = partner, Note = note.ToString() };
    }
}

public class Ledger
{
    public int Year { get; set; }

    public List<Booking> Bookings { get; set; } = [];
}

public class Booking
{
    public long Id { get; set; }

    public long Account { get; set; }

    public long Cents { get; set; }

    public long Partner { get; set; }

    public string Note { get; set; } = "";
}
