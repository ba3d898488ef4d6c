#nullable enable
using System;
using System.Collections.Generic;

namespace Shop.Catalogue
{
    /// <summary>
    /// What users' types are like, all at once: private readonly fields, no default constructor, a record, an enum, a dictionary, a cycle,
    /// a derived class behind an abstract member.
    /// </summary>
    public sealed class Purchase
    {
        private readonly Guid _id;
        private readonly Dictionary<string, int> _lines;
        private readonly Customer _customer;

        public Purchase(Guid id, Customer customer, Payment payment, Dictionary<string, int> lines)
        {
            (_id, _customer, Payment, _lines) = (id, customer, payment, lines);
            customer.Add(this);
        }

        public Payment Payment { get; }

        public Stage Stage { get; private set; } = Stage.Paid;

        public Residence? Residence { get; init; }

        public static Purchase Make() => new(
            Guid.Parse("0f8fad5b-d9cb-469f-a165-70867728950e"), new Customer("Ann"), new CardPayment(12.50m, "4111"),
            new() { ["pen"] = 2, ["ink"] = 1 })
        {
            Residence = new Residence("High Street", null),
        };
    }

    public sealed class Customer
    {
        private readonly string _name;
        private readonly List<Purchase> _purchases = new();

        public Customer(string name) => _name = name;

        public void Add(Purchase purchase) => _purchases.Add(purchase);

        public override string ToString() => _name;
    }

    public abstract class Payment
    {
        private readonly decimal _amount;

        protected Payment(decimal amount) => _amount = amount;

        public decimal Rounded => Math.Round(_amount);
    }

    public sealed class CardPayment : Payment
    {
        private readonly string _number;

        public CardPayment(decimal amount, string number)
            : base(amount) => _number = number;

        public override string ToString() => _number;
    }

    public sealed record Residence(string Street, string? City);

    public enum Stage : short
    {
        Open,
        Paid = 5,
    }
}
