using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.Orders;

/// <summary>Documents of a business: three levels, texts that come again, members that are missing.</summary>
[DataSet(
    "orders", "order", 10, 100, 1_000, 10_000,
    DefaultSize = 1_000,
    Summary = "customers with orders and lines: decimals, dates, nulls and repeated texts",
    Source = "Assay: the documents of a business")]
public sealed class OrdersDataSet : DataSet<OrderBook>
{
    private const int Articles = 100;

    private static readonly string[] Cities = ["Amsterdam", "Berlin", "Chicago", "Lagos", "Lima", "Osaka", "Paris", "Sydney",
        "Toronto", "Vienna"];

    /// <inheritdoc/>
    public override OrderBook Generate(in Recipe recipe)
    {
        var draw = new Draw(recipe);
        string[] articles = [.. Enumerable.Range(0, Articles).Select(_ => draw.Letters(3) + "-" + draw.Number(10_000, 99_999))];
        var book = new OrderBook { Customers = [] };
        for (var left = recipe.Size; left > 0;)
        {
            var customer = Customer(draw, articles, Math.Min(left, 1 + draw.Choice(5)));
            left -= customer.Orders.Count;
            book.Customers.Add(customer);
        }

        return book;
    }

    private static Customer Customer(Draw draw, string[] articles, int orders) => new()
    {
        Id = draw.Number(1, 1_000_000),
        Name = draw.Words(8, 24),
        Email = draw.Chance(70) ? $"{draw.Letters(5 + draw.Choice(10))}@example.org" : null,
        City = draw.Choice(Cities),
        Country = draw.Choice("AT", "CA", "FR", "JP", "NG", "US"),
        Since = draw.Moment(),
        Orders = [.. Enumerable.Range(0, orders).Select(_ => Order(draw, articles))],
    };

    private static Order Order(Draw draw, string[] articles) => new()
    {
        Number = draw.Long(10_000_000_000, 60_000_000_000),
        PlacedAt = draw.Moment(),
        ShippedAt = draw.Chance(60) ? draw.Moment() : null,
        Status = (OrderStatus)draw.Choice(5),
        Currency = draw.Choice("EUR", "USD", "JPY", "NGN"),
        Coupon = draw.Chance(15) ? draw.Letters(8) : null,
        Total = draw.Decimal(1_001, 999_999, scale: 2),
        Lines = [.. Enumerable.Range(0, 1 + draw.Choice(9)).Select(_ => Line(draw, articles))],
    };

    private static OrderLine Line(Draw draw, string[] articles) => new()
    {
        Sku = draw.Choice(articles),
        Quantity = draw.Number(1, 20),
        UnitPrice = draw.Decimal(101, 99_999, scale: 2),
        Discount = draw.Chance(20) ? draw.Decimal(1, 9_999, scale: 2) : null,
        Note = draw.Chance(10) ? draw.Words(10, 60) : null,
    };
}
